"""axe-core on a page: what it finds that matters."""

from __future__ import annotations

from pathlib import Path

from visitor import ROOT, Visitor

SOURCE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Letters and counts on pieces are drawings: the full name of a place says whose they are. What is never worse than
  // moderate is not asked for below, and costs time.
  const names = axe.getRules().map(({ ruleId }) => ruleId);
  const mild = names.filter((id) => /^(landmark|empty|heading)-|^region$/.test(id));
  const rules = Object.fromEntries(['label-content-name-mismatch', ...mild].map((id) => [id, { enabled: false }]));
  const found = await axe.run(document, { runOnly: tags, rules, resultTypes: ['violations'] });
  const shown = (nodes) => nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | ');
  return found.violations.map((one) => [one.id, one.impact, shown(one.nodes)]);
}"""


def serious(visitor: Visitor) -> list[list[str]]:
    """Violations that are serious or critical."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(Path(SOURCE).read_text(encoding="utf-8"))
    found: list[list[str]] = visitor.page.evaluate(RUN)
    return [one for one in found if one[1] in ("serious", "critical")]
