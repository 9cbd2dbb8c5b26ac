import { expect, test } from "vitest";
import { sections } from "./markdown";

const html = (text: string) => sections(`# Page\n\n${text}`)[0]?.html.replace("<h1>Page</h1>", "");

test("a section is a heading with its number and what stands below", () => {
  const found = sections(
    "before\n\n# Rules\n\n## 4 Play\n\nOne.\n\nTwo.\n\n### 4.2 Follow\n\nSuit.",
  );
  expect(found.map(({ id, level }) => [id, level])).toEqual([
    ["", 1],
    ["4", 2],
    ["4.2", 3],
  ]);
  expect(found[1]?.html).toBe('<h2><span class="number">4</span> Play</h2><p>One.</p><p>Two.</p>');
  expect(found[2]?.html).toBe('<h3><span class="number">4.2</span> Follow</h3><p>Suit.</p>');
});

test.each([
  [
    "**bold** and *slanted* and `code`",
    "<p><strong>bold</strong> and <em>slanted</em> and <code>code</code></p>",
  ],
  ["a [link](other.md) is text", "<p>a link is text</p>"],
  ["one line\nand the next", "<p>one line and the next</p>"],
  ["- first\n- second\n  goes on", "<ul><li>first</li><li>second   goes on</li></ul>"],
])("%j", (text, expected) => {
  expect(html(text)).toBe(expected);
});

test("what looks like HTML is shown as it is written", () => {
  expect(html("1 < 2 & <script>alert()</script>")).toBe(
    "<p>1 &lt; 2 &amp; &lt;script&gt;alert()&lt;/script&gt;</p>",
  );
});

test("a table has a head and rows, and can be scrolled by keyboard", () => {
  expect(html("| Card | Rank |\n|---|---|\n| *N* | 1 |")).toBe(
    '<div class="wide" tabindex="0" role="region" aria-label="Page: Card"><table>' +
      "<thead><tr><th>Card</th><th>Rank</th></tr></thead>" +
      "<tbody><tr><td><em>N</em></td><td>1</td></tr></tbody></table></div>",
  );
});
