// A fiscal document as XML: one line without spaces between elements, as it is signed and sent.
import type { FiscalElement } from '@app/domain'
import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom'

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The SRI takes no larger document. */
const MOST_DOCUMENT_BYTES = 320 * 1024

/** @throws RangeError when it is larger than the SRI takes. */
export function fiscalXmlOf(document: FiscalElement): string {
  const xml = `${XML_DECLARATION}${new XMLSerializer().serializeToString(fiscalTreeOf(document))}`
  if (Buffer.byteLength(xml) > MOST_DOCUMENT_BYTES) throw new RangeError(`a document of ${Buffer.byteLength(xml)} bytes`)
  return xml
}

function fiscalTreeOf(root: FiscalElement): Document {
  const tree = new DOMImplementation().createDocument(null, null, null)
  tree.appendChild(nodeOf(tree, root))
  return tree
}

function nodeOf(tree: Document, { name, content, attributes = {} }: FiscalElement): Element {
  const node = tree.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  if (typeof content === 'string') node.appendChild(tree.createTextNode(content))
  else for (const child of content) node.appendChild(nodeOf(tree, child))
  return node
}
