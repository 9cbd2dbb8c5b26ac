/** The current path, from the part of the address after `#`, so that keys of invitations never reach a server's log. */
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

/** Keep a part as it is if a truncated link has cut an escape in two. */
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

/** Change the address without adding to the history. */
export function replace(...path: string[]): void {
  history.replaceState(null, "", `#/${path.map(encodeURIComponent).join("/")}`);
  route.path = read();
}
