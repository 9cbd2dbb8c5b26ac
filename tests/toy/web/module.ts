import type { GameParts } from "$/games/registry";
import Table from "./Table.svelte";
import type { Toy } from "./toy";

export const module: GameParts<Toy> = { Table };
