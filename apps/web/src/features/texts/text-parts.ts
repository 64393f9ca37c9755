/** What a text is made of: headings, paragraphs and lists, in their order. Nothing else in it is formatting. */
export type TextPart =
  | { kind: 'heading'; words: string }
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; entries: string[] }

/** Between empty lines: `## ` begins a heading, `- ` an entry of a list, the rest are paragraphs. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = parts.at(-1)
    if (line === '') continue
    if (line.startsWith('## ')) parts.push({ kind: 'heading', words: line.slice(3) })
    else if (!line.startsWith('- ')) parts.push({ kind: 'paragraph', words: line })
    else if (last?.kind === 'list') last.entries.push(line.slice(2))
    else parts.push({ kind: 'list', entries: [line.slice(2)] })
  }
  return parts
}
