import { mount } from "svelte";
import "../styles/base.css";
import { loadLanguage } from "../lib/i18n.svelte";
import Gallery from "./Gallery.svelte";

const files = import.meta.glob<string>("../../../src/skerry/**/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const language = new URLSearchParams(location.search).get("lang") === "fr" ? "fr" : "en";
window.fetch = async (path) => new Response(Object.entries(files).find(([file]) => file.endsWith(String(path)))?.[1]);
void loadLanguage(language).then(() => mount(Gallery, { target: document.getElementById("gallery")! }));
