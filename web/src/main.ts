import { mount } from "svelte";

import App from "./App.svelte";
import { installWorker } from "./lib/app";
import { loadLanguage, preferredLanguage } from "./lib/i18n.svelte";
import { files } from "./lib/pages";
import { followLinks, route } from "./lib/router.svelte";
import { keepSettings } from "./lib/settings.svelte";
import "./styles/base.css";
import "./styles/hand.css";

async function begin(target: HTMLElement): Promise<void> {
  keepSettings();
  followLinks();
  installWorker();
  const { page } = route();
  if (page !== "missing") void files[page]();
  await loadLanguage(preferredLanguage());
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void begin(target);
