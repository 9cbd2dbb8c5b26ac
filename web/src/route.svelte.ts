/** Where the page is, from the part of the address after `#`: keys of invitations never reach a server's log. */
class Route {
  path: string[] = $state(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = read();
      scrollTo(0, 0);
    });
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
}

/** A link may have been torn in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

export function go(...path: string[]): void {
  location.hash = `/${path.map(encodeURIComponent).join("/")}`;
}

/** Another address for the same place: the way back does not lead through it. */
export function replace(...path: string[]): void {
  history.replaceState(null, "", `#/${path.map(encodeURIComponent).join("/")}`);
  route.path = read();
}
