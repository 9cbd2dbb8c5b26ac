/** A subset of Markdown: what our rules and rulings use. */
export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

const numberOf = (heading: string): string => /^(\d+(?:\.\d+)?)/.exec(heading)?.[1] ?? "";

/** The number of a rule apart from its title, so that it can be set apart. */
const numbered = (heading: string): string =>
  heading.replace(/^(\d+(?:\.\d+)?) /, '<span class="number">$1</span> ');

/** Split a page into sections: a heading and the HTML below it. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const heading = /^(#+) (.+)$/.exec(block.trim());
    if (heading?.[1] && heading[2]) {
      const level = heading[1].length;
      found.push({
        id: numberOf(heading[2]),
        level,
        title: inline(heading[2]).replace(/<[^>]+>/g, ""),
        html: `<h${level}>${numbered(inline(heading[2]))}</h${level}>`,
      });
    } else if (found.length) {
      const last = found[found.length - 1];
      if (last) last.html += blockHtml(block, last.title);
    }
  }
  return found;
}

function blockHtml(block: string, title: string): string {
  const lines = block.trim().split("\n");
  if (lines.every((line) => line.startsWith("|"))) return tableHtml(lines, title);
  if (lines[0]?.startsWith("- ")) return `<ul>${items(block)}</ul>`;
  return `<p>${inline(lines.join(" "))}</p>`;
}

const items = (block: string): string =>
  block
    .trim()
    .split(/\n(?=- )/)
    .map((item) => `<li>${inline(item.slice(2).replaceAll("\n", " "))}</li>`)
    .join("");

function tableHtml(lines: string[], title: string): string {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => inline(cell.trim()));
  const [head = "", , ...body] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return `<div class="wide" tabindex="0" role="region" aria-label="${title.replaceAll('"', "&quot;")}: ${cells(head)[0] ?? ""}"><table><thead>${row(head, "th")}</thead><tbody>${body.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}
