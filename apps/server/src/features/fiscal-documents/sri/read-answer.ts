// What the answers of the SRI's two services mean. Only what names this very key counts.
import type { FiscalAnswer } from '@app/domain'
import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom'
import { answerIn, childrenNamed, messagesIn, type NoAnswer, textOf } from './soap-messages.ts'

/** `xml`: the SRI's `autorizacion`, whole; `document`: the signed bytes within it; `at`: null where its instant cannot be read. */
type Authorisation = { xml: string; document: string; at: Date | null }

/** `because`: why it is unclear. */
export type ReadAnswer = FiscalAnswer & { because: string; authorisation?: Authorisation }

const unclear = (because: NoAnswer | 'otherKey'): ReadAnswer => ({ outcome: 'unclear', because })

export function readReception(text: string, accessKey: string): ReadAnswer {
  const answer = answerIn(text, 'RespuestaRecepcionComprobante')
  if (typeof answer === 'string') return unclear(answer)
  const documents = childrenNamed(answer, 'comprobantes').flatMap((list) => childrenNamed(list, 'comprobante'))
  const isOther = (key: string) => /^\d{49}$/.test(key) && key !== accessKey
  if (documents.some((document) => isOther(textOf(document, 'claveAcceso')))) return unclear('otherKey')
  const messages = documents.flatMap(messagesIn)
  switch (textOf(answer, 'estado').toUpperCase()) {
    case 'RECIBIDA':
      return { outcome: 'received', messages, because: '' }
    case 'DEVUELTA':
    case 'RECHAZADA':
      return { outcome: 'givenBack', messages, because: '' }
    default:
      return unclear('otherContent')
  }
}

export function readAuthorisation(text: string, accessKey: string): ReadAnswer {
  const answer = answerIn(text, 'RespuestaAutorizacionComprobante')
  if (typeof answer === 'string') return unclear(answer)
  if (textOf(answer, 'claveAccesoConsultada') !== accessKey) return unclear('otherKey')
  const all = childrenNamed(answer, 'autorizaciones').flatMap((list) => childrenNamed(list, 'autorizacion'))
  const authorised = all.find((one) => stateOf(one) === 'AUTORIZADO' && textOf(one, 'numeroAutorizacion') === accessKey)
  if (authorised) {
    return { outcome: 'authorised', messages: messagesIn(authorised), because: '', authorisation: authorisationOf(authorised) }
  }
  if (all.some((one) => stateOf(one) === 'AUTORIZADO')) return unclear('otherKey')
  if (all.length === 0)
    return textOf(answer, 'numeroComprobantes') === '0' ? { outcome: 'unknown', because: '' } : unclear('otherContent')
  const refused = all.filter((one) => /^(NO AUTORIZADO|RECHAZAD[AO]|DEVUELTA)$/.test(stateOf(one)))
  const last = refused.toSorted((one, other) => dateOf(one) - dateOf(other)).at(-1)
  if (last && refused.length === all.length) return { outcome: 'notAuthorised', messages: messagesIn(last), because: '' }
  return { outcome: 'inProcess', messages: all.flatMap(messagesIn), because: '' }
}

const stateOf = (one: Element): string => textOf(one, 'estado').toUpperCase()
const dateOf = (one: Element): number => instantOf(textOf(one, 'fechaAutorizacion'))?.getTime() ?? 0

function authorisationOf(one: Element): Authorisation {
  const document = textOf(one, 'comprobante')
  return { xml: plain(one), document, at: instantOf(textOf(one, 'fechaAutorizacion')) }
}

/** The element as the SRI's own files have it: without prefixes, its document as CDATA. */
function plain(one: Element): string {
  const tree = new DOMImplementation().createDocument(null, 'autorizacion', null)
  const root = tree.documentElement
  for (const name of ['estado', 'numeroAutorizacion', 'fechaAutorizacion', 'ambiente'])
    addText(tree, root, name, textOf(one, name))
  const document = tree.createElement('comprobante')
  for (const part of textOf(one, 'comprobante').split(/(?<=\]\])(?=>)/)) document.appendChild(tree.createCDATASection(part))
  root.appendChild(document)
  const messages = tree.createElement('mensajes')
  for (const message of childrenNamed(one, 'mensajes').flatMap((list) => childrenNamed(list, 'mensaje'))) {
    const written = tree.createElement('mensaje')
    for (const name of ['identificador', 'mensaje', 'informacionAdicional', 'tipo'])
      addText(tree, written, name, textOf(message, name))
    messages.appendChild(written)
  }
  root.appendChild(messages)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(tree)}`
}

function addText(tree: Document, parent: Element, name: string, text: string): void {
  if (text === '') return
  const node = tree.createElement(name)
  node.appendChild(tree.createTextNode(text))
  parent.appendChild(node)
}

/** ISO 8601, or by Quito's clock as dd/mm/yyyy hh:mm:ss. */
function instantOf(text: string): Date | null {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const instant = new Date(year ? `${year}-${month}-${day}T${time}-05:00` : text)
  return Number.isNaN(instant.getTime()) ? null : instant
}
