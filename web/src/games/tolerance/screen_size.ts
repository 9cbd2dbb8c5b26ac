import { MediaQuery } from "svelte/reactivity";

/** A phone's screen. */
export const phone = new MediaQuery("max-width: 700px");

/** Too small for text on the cards of the table. */
export const cramped = new MediaQuery("(max-width: 700px), (max-height: 880px)");
