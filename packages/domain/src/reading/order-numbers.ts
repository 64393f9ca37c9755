// What a store calls an order.

const LABELLED =
  /\b(?:order|pedido|orden|compra)\s*(?:confirmation\s*)?(?:number|num\.?|n[uú]mero|no\.?|n\.?\s?[º°o]\.?|id)?\s*(?:is|es)?\s*[:#]{0,3}\s*#?\s*((?=[A-Z-]*\d)[A-Z0-9][A-Z0-9-]{3,29})(?![\w/])/giu
const AMAZON = /\b\d{3}-\d{7}-\d{7}\b/g
const REFERENCES_MOST = 5

/** Each once, in the order of the mail; what has fewer than four digits is a word. */
export function orderNumbersOf(text: string): string[] {
  const labelled = [...text.matchAll(LABELLED)].map(([, number = '']) => number.replace(/-+$/, ''))
  const found = [...labelled, ...(text.match(AMAZON) ?? [])]
  return [...new Set(found.filter((number) => (number.match(/\d/g) ?? []).length >= 4))].slice(0, REFERENCES_MOST)
}
