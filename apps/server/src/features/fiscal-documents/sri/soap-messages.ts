// The two messages that the SRI's services take, and what their answers say, whatever prefixes they are written with.
import type { FiscalMessage } from '@app/domain'
import { DOMParser } from '@xmldom/xmldom'

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/'
const ELEMENT = 1

const envelope = (namespace: string, operation: string, parameter: string, value: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<soapenv:Envelope xmlns:soapenv="${SOAP}" xmlns:ec="${namespace}"><soapenv:Header/><soapenv:Body>`,
    `<ec:${operation}><${parameter}>${value}</${parameter}></ec:${operation}>`,
    '</soapenv:Body></soapenv:Envelope>',
  ].join('')

/** `RecepcionComprobantesOffline`: base64 and digits need no escaping. */
export const sendingOf = (signedXml: string): string =>
  envelope('http://ec.gob.sri.ws.recepcion', 'validarComprobante', 'xml', Buffer.from(signedXml).toString('base64'))

/** `AutorizacionComprobantesOffline`. */
export const questionAbout = (accessKey: string): string =>
  envelope('http://ec.gob.sri.ws.autorizacion', 'autorizacionComprobante', 'claveAccesoComprobante', accessKey)

/** Why a text is no answer. */
export type NoAnswer = 'doctype' | 'notXml' | 'fault' | 'otherContent'

/** What is under this element of the body; or why there is none. */
export function answerIn(text: string, name: string): Element | NoAnswer {
  // Before it is parsed: a type of its own could name files, or grow without end.
  if (/<!doctype/i.test(text)) return 'doctype'
  const root = parsed(text)
  if (!root) return 'notXml'
  if (root.getElementsByTagNameNS('*', 'Fault').length > 0) return 'fault'
  return root.getElementsByTagNameNS('*', name)[0] ?? 'otherContent'
}

function parsed(text: string): Element | null {
  const refuse = (message: string) => {
    throw new RangeError(message)
  }
  try {
    const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
    const tree = parser.parseFromString(text.trim(), 'text/xml') as Document | undefined
    return tree?.documentElement ?? null
  } catch {
    return null
  }
}

export const childrenNamed = (node: Element, name: string): Element[] =>
  Array.from(node.childNodes).filter(
    (child): child is Element => child.nodeType === ELEMENT && (child as Element).localName === name,
  )

/** Empty where the element is not there. */
export const textOf = (node: Element, name: string): string => childrenNamed(node, name)[0]?.textContent?.trim() ?? ''

/** `mensajes/mensaje` of a document. */
export const messagesIn = (node: Element): FiscalMessage[] =>
  childrenNamed(node, 'mensajes')
    .flatMap((messages) => childrenNamed(messages, 'mensaje'))
    .map((message) => {
      const code = textOf(message, 'identificador')
      return {
        code: /^\d{1,6}$/.test(code) ? Number(code) : null,
        text: textOf(message, 'mensaje'),
        more: textOf(message, 'informacionAdicional'),
        isWarning: /^(advertencia|informativo)$/i.test(textOf(message, 'tipo')),
      }
    })
