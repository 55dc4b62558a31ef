/** The languages of the catalogues (vite.config.ts). */
declare const __LANGUAGES__: string[];
