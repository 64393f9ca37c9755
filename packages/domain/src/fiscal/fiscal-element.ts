/** A document before it is XML: an element with a text, or with others in it. */
export type FiscalElement = {
  name: string
  content: string | readonly FiscalElement[]
  attributes?: Readonly<Record<string, string>>
}

export const element = (
  name: string,
  content: FiscalElement['content'],
  attributes?: FiscalElement['attributes'],
): FiscalElement => (attributes ? { name, content, attributes } : { name, content })

/** No element where it would be empty. */
export const unlessEmpty = (name: string, content: FiscalElement['content']): FiscalElement[] =>
  content.length > 0 ? [element(name, content)] : []

export const childrenOf = (parent: FiscalElement | undefined, name?: string): readonly FiscalElement[] => {
  const children = parent === undefined || typeof parent.content === 'string' ? [] : parent.content
  return name === undefined ? children : children.filter((child) => child.name === name)
}

/** The first element at this path. */
export const elementAt = (root: FiscalElement, ...path: readonly string[]): FiscalElement | undefined =>
  path.reduce<FiscalElement | undefined>((parent, name) => childrenOf(parent, name)[0], root)

/** Its text; empty where there is no such element. */
export function fiscalTextAt(root: FiscalElement, ...path: readonly string[]): string {
  const content = elementAt(root, ...path)?.content
  return typeof content === 'string' ? content : ''
}
