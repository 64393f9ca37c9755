// The SRI's messages, what each makes the product do, and what a person is told to do (ficha técnica offline 2.32, section 11).

/**
 * `known`: the document is there already. `wait`: it is being worked on, never send again. `again`: the same step later. `redate`: today's date,
 * so a new key. `renumber`: the number was used elsewhere. `person`: stays until a person has acted. `shown`: a warning, stops nothing.
 */
export const FISCAL_EFFECTS = ['wait', 'known', 'person', 'renumber', 'redate', 'again', 'shown'] as const
export type FiscalEffect = (typeof FISCAL_EFFECTS)[number]

export type FiscalWords = { es: string; en: string }

/** A message as the SRI sent it. */
export type FiscalMessage = {
  /** None where the SRI sent no number. */
  code: number | null
  text: string
  /** `informacionAdicional`. */
  more: string
  /** ADVERTENCIA or INFORMATIVO. */
  isWarning: boolean
}

type Rule = { effect: FiscalEffect } & Partial<FiscalWords>

const SUPPORT: FiscalWords = { es: 'Avisa a soporte.', en: 'Tell support.' }
const person = (es: string, en: string): Rule => ({ effect: 'person', es, en })
const shown = (es: string, en: string): Rule => ({ effect: 'shown', es, en })
const support: Rule = { effect: 'person', ...SUPPORT }

// biome-ignore format: a table reads best as a table
const RULES: Readonly<Record<number, Rule>> = {
  2: person('Regulariza el RUC en el SRI y reintenta.', 'Put the RUC in order at the SRI and try again.'),
  10: person('El establecimiento está clausurado: reintenta cuando termine.', 'The establishment is closed by the SRI: try again afterwards.'),
  26: person('El documento pesa demasiado: avisa a soporte.', 'The document is too large: tell support.'),
  27: person('Tu clase de contribuyente no puede emitir: consulta al SRI.', 'This class of taxpayer may not issue: ask the SRI.'),
  28: person('Acepta el acuerdo de medios electrónicos en SRI en línea y reintenta.', 'Accept the agreement on electronic means at SRI en línea and try again.'),
  34: person('Pide en SRI en línea la emisión de este tipo de comprobante.', 'Request this kind of document at SRI en línea.'),
  35: person('El SRI no acepta la forma del documento: avisa a soporte con este mensaje.', 'The SRI does not accept the form: tell support with this message.'),
  36: person('Hay que actualizar el sistema: avisa a soporte.', 'The system has to be updated: tell support.'),
  37: person('Pide la certificación de este ambiente en SRI en línea y reintenta.', 'Request the certification of this environment at SRI en línea and try again.'),
  39: person('Revisa la firma electrónica en la configuración y reintenta.', 'Check the signing certificate in the settings and try again.'),
  40: person('Carga de nuevo la firma electrónica y reintenta.', 'Upload the signing certificate again and try again.'),
  42: person('Carga una firma electrónica vigente y reintenta.', 'Upload a valid signing certificate and try again.'),
  43: { effect: 'known' },
  45: { effect: 'renumber', es: 'Otro sistema usó este número: confirma para tomar el siguiente.', en: 'Another system used this number: confirm to take the next one.' },
  46: person('Revisa el RUC de la empresa.', 'Check the company’s RUC.'),
  47: support,
  48: support,
  49: support,
  50: { effect: 'again' },
  52: person('El SRI calcula otros valores: avisa a soporte con este mensaje.', 'The SRI computes other amounts: tell support with this message.'),
  56: person('Revisa el establecimiento en la configuración.', 'Check the establishment in the settings.'),
  57: person('El SRI suspendió la emisión: regulariza y reintenta.', 'The SRI suspended the issuer: put it in order and try again.'),
  58: support,
  59: shown('La identificación del cliente no consta en el SRI.', 'The SRI does not know the client’s identification.'),
  60: shown('Ambiente de pruebas.', 'Test environment.'),
  62: shown('La identificación del cliente parece equivocada.', 'The client’s identification seems wrong.'),
  63: person('Regulariza el RUC en el SRI y reintenta.', 'Put the RUC in order at the SRI and try again.'),
  64: support,
  65: { effect: 'redate' },
  67: support,
  68: shown('La factura que esta nota modifica no consta como electrónica.', 'The factura that this note changes is not known as electronic.'),
  69: person('Corrige la identificación del comprador y reintenta.', 'Correct the buyer’s identification and try again.'),
  70: { effect: 'wait' },
  80: support,
}

const UNKNOWN: Rule & FiscalWords = {
  effect: 'person',
  es: 'Mensaje del SRI que el sistema no conoce: léelo y reintenta o avisa a soporte.',
  en: 'A message of the SRI that the system does not know: read it, try again or tell support.',
}

const ruleOf = ({ code }: FiscalMessage): Rule => RULES[code ?? 0] ?? UNKNOWN

/** What a refusal with these messages asks for. Asking is always safe, so that what is known or worked on comes before what a person must do. */
export function effectOfRefusal(messages: readonly FiscalMessage[]): FiscalEffect {
  const effects = messages.filter(({ isWarning }) => !isWarning).map((message) => ruleOf(message).effect)
  const [first = 'person'] = FISCAL_EFFECTS.filter((effect) => effects.includes(effect))
  return first === 'shown' ? 'person' : first
}

/** What the house itself found in the way, beside the SRI's messages. */
export const FISCAL_TROUBLES = [
  'certificateMissing',
  'certificateExpired',
  'boxClosed',
  'facturaPending',
  'documentFaulty',
  'setupIncomplete',
  'silentForADay',
  'dateRefused',
  'numberUsedElsewhere',
] as const
export type FiscalTrouble = (typeof FISCAL_TROUBLES)[number]

// biome-ignore format: a table reads best as a table
const TROUBLES: Readonly<Record<FiscalTrouble, FiscalWords>> = {
  certificateMissing: { es: 'Falta la firma electrónica: cárgala en la configuración.', en: 'There is no signing certificate: upload it in the settings.' },
  certificateExpired: { es: 'La firma electrónica caducó: carga una vigente en la configuración.', en: 'The signing certificate has expired: upload a valid one in the settings.' },
  boxClosed: { es: 'No se puede abrir la firma electrónica en este servidor: cárgala de nuevo o revisa SECRETS_KEY.', en: 'The signing key cannot be opened on this server: upload it again or check SECRETS_KEY.' },
  facturaPending: { es: 'Espera a que el SRI autorice la factura que cambia.', en: 'It waits until the SRI has authorised the factura that it changes.' },
  documentFaulty: { es: 'Con estos datos no se puede hacer el documento: corrige lo que se indica.', en: 'No document can be made of this data: correct what is named.' },
  setupIncomplete: { es: 'Completa la configuración de facturación electrónica.', en: 'Complete the settings of electronic invoicing.' },
  silentForADay: { es: 'El SRI no respondió en 24 horas: revisa en SRI en línea, o reintenta.', en: 'The SRI did not answer in 24 hours: look at SRI en línea, or try again.' },
  dateRefused: { es: 'El SRI no aceptó la fecha de hoy: revisa el reloj del servidor y reintenta mañana.', en: 'The SRI did not accept today’s date: check the server’s clock and try again tomorrow.' },
  numberUsedElsewhere: { es: 'Otro sistema usó este número: confirma para tomar el siguiente.', en: 'Another system used this number: confirm to take the next one.' },
}

/** What a person is to do, each sentence once: the house's own words first. */
export function whatToDo(trouble: FiscalTrouble | null, messages: readonly FiscalMessage[]): FiscalWords[] {
  const ofHouse = trouble === null ? [] : [TROUBLES[trouble]]
  const ofSri = messages.map(wordsOf).filter((words) => words !== null)
  const all = [...ofHouse, ...ofSri]
  return all.filter(({ es }, place) => all.findIndex((other) => other.es === es) === place)
}

function wordsOf(message: FiscalMessage): FiscalWords | null {
  const { es, en } = ruleOf(message)
  return es !== undefined && en !== undefined ? { es, en } : null
}
