import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/im-fell-english-sc/latin-400.css";
import "./look.css";
import "./print.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { updates } from "./app/updates.svelte";
import { reloadAfterUpgrades } from "./reload_after_upgrade";
import { settings } from "./settings/settings.svelte";
import { catalogue, preferred } from "./text/catalogue.svelte";

reloadAfterUpgrades();
settings.apply();
await catalogue.speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void updates.register().catch(console.error);
