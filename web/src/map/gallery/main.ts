import { mount } from "svelte";
import "../../styles/base.css";
import { loadLanguage } from "../../lib/i18n.svelte";
import Gallery from "./Gallery.svelte";

const files = import.meta.glob<string>("../../../../src/skerry/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const language = new URLSearchParams(location.search).get("lang") === "fr" ? "fr" : "en";
window.fetch = async () => new Response(Object.entries(files).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text).join("\n"));
void loadLanguage(language).then(() => mount(Gallery, { target: document.getElementById("gallery")! }));
