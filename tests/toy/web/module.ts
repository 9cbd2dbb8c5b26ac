import type { GameParts } from "$/games/registry";
import Table from "./Table.svelte";

export const module: GameParts = { Table };
