// The words of an HTML mail, as rows and columns: a cell is a column, a row or a block a line. Nothing that it names is fetched.
import { Parser } from 'htmlparser2'

const UNREAD = new Set(['style', 'script', 'head', 'title', 'template', 'noscript', 'svg', 'object'])
const LINES = new Set([
  'br',
  'div',
  'tr',
  'li',
  'dt',
  'dd',
  'address',
  'section',
  'article',
  'header',
  'footer',
  'center',
  'caption',
])
const APART = new Set(['p', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'hr', 'blockquote'])
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all/i

/** In one pass that keeps no tree: depth costs nothing. */
export function textOfHtml(html: string, mostLetters: number): string {
  const pieces: string[] = []
  let letters = 0
  let unread = 0
  const add = (piece: string) => {
    if (letters > mostLetters) return
    letters += piece.length
    pieces.push(piece)
  }
  const breakAt = (name: string) => {
    if (APART.has(name)) add('\n\n')
    else if (LINES.has(name)) add('\n')
    else if (name === 'td' || name === 'th') add('\t')
  }
  const parser = new Parser({
    onopentag: (name, { style = '' }) => {
      if (unread > 0 || UNREAD.has(name) || HIDDEN.test(style)) unread += VOID.has(name) ? 0 : 1
      else breakAt(name)
    },
    onclosetag: (name) => {
      if (unread > 0) unread -= VOID.has(name) ? 0 : 1
      else breakAt(name)
    },
    ontext: (text) => {
      if (unread === 0) add(text.replaceAll(/\s+/g, ' '))
    },
  })
  parser.end(html)
  return tidy(pieces.join(''))
}

const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'area',
  'base',
  'wbr',
  'source',
  'embed',
  'param',
  'track',
])

/** Cells that hold a table of their own leave columns without words. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]*\t[ \t]*/g, '\t').replace(/^[\t ]+|[\t ]+$/g, ''))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
