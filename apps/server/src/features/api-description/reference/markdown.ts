// The Markdown that our own descriptions use: headings, paragraphs, tables, code, emphasis and links. Not a parser of anybody else's.
import { Html, html } from './html.ts'

export const markdown = (text: string): Html[] => blocksIn(text).map(block)

/** Blank lines part blocks, except inside fenced code. */
const blocksIn = (text: string): string[] =>
  text
    .split(/^(```[\s\S]*?^```)$/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.trim())
    .filter((part) => part !== '')

function block(text: string): Html {
  const [, title] = /^## (.+)$/.exec(text) ?? []
  if (title !== undefined) return html`<h2 id="${idOf(title)}">${title}</h2>`
  if (text.startsWith('```')) return html`<pre tabindex="0"><code>${text.replace(/^```\w*\n|\n```$/g, '')}</code></pre>`
  if (text.startsWith('|')) return table(text.split('\n'))
  return html`<p>${inline(text)}</p>`
}

export const idOf = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-')

function table([head = '', , ...rows]: string[]): Html {
  return html`<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td'))}</tbody></table></div>`
}

function row(line: string, tag: 'th' | 'td'): Html {
  const cells = line.split('|').slice(1, -1)
  return html`<tr>${cells.map((cell) => new Html(`<${tag}>${inline(cell.trim()).text}</${tag}>`))}</tr>`
}

/** `code`, **strong** and [links](#to). */
export function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
  return html`${parts.map((part) => {
    if (part.startsWith('`')) return html`<code class="word">${part.slice(1, -1)}</code>`
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    return label ? html`<a href="${to}">${label}</a>` : part
  })}`
}
