// The SRI's two services on loopback, for tests and demonstrations: it judges what it is sent and plays trouble on command.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as soap from 'soap'
import { type Judgement, judge, type Read, read } from './judged-document.ts'
import { AUTHORISATION, RECEPTION } from './service-descriptions.ts'
import { playTrouble, type Trouble } from './troubles.ts'

/** What is known of a key. `answers`: how often it is still said to be in process. */
type Kept = Read & { xml: string; refused: Judgement | null; inProcessFor: number }
export type SriCall = 'send' | 'ask'

export type SimulatedSri = {
  url: string
  /** What comes to the next calls of a kind, one each; then nothing does. */
  troubles: { call: SriCall; trouble: Trouble }[]
  /** What may come to any call, where nothing waits for it. */
  anyTrouble: (call: SriCall) => Trouble | null
  /** How long each call takes. */
  delayInMilliseconds: number
  /** How often each new document is said to be in process. */
  inProcessFor: number
  /** Numbers that another system used: `secuencial`, nine digits. */
  usedElsewhere: Set<string>
  /** By key. */
  kept: Map<string, Kept>
  calls: { call: SriCall; accessKey: string; xml: string | null; trouble: Trouble | null; at: Date }[]
  /** Most calls at once so far. */
  mostAtOnce: number
  stop: () => Promise<void>
}

/** Days that a document may be old. */
const OLDEST_IN_DAYS = 30
const CALL_OF: Record<string, SriCall> = { RecepcionComprobantesOffline: 'send', AutorizacionComprobantesOffline: 'ask' }

export async function startSimulatedSri(port = 0): Promise<SimulatedSri> {
  const server = createServer()
  const sri: SimulatedSri = {
    ...{ url: '', troubles: [], anyTrouble: () => null, delayInMilliseconds: 0, inProcessFor: 0, mostAtOnce: 0, calls: [] },
    ...{ usedElsewhere: new Set(), kept: new Map() },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await serve(server, '/RecepcionComprobantesOffline', receptionOf(sri), RECEPTION)
  await serve(server, '/AutorizacionComprobantesOffline', authorisationOf(sri), AUTHORISATION)
  playBefore(sri, server)
  sri.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return sri
}

const serve = (server: Server, path: string, services: soap.IServices, description: string): Promise<void> =>
  new Promise((resolve, reject) => {
    soap.listen(server, path, services, description, (error: unknown) => (error ? reject(error) : resolve()))
  })

function playBefore(sri: SimulatedSri, server: Server): void {
  const served = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  let atOnce = 0
  server.on('request', async (request, response) => {
    const call = CALL_OF[request.url?.replaceAll('/', '') ?? ''] ?? 'ask'
    atOnce += 1
    sri.mostAtOnce = Math.max(sri.mostAtOnce, atOnce)
    response.on('close', () => {
      atOnce -= 1
    })
    const waiting = sri.troubles.findIndex((one) => one.call === call)
    const trouble = waiting >= 0 ? (sri.troubles.splice(waiting, 1)[0]?.trouble ?? null) : sri.anyTrouble(call)
    if (sri.delayInMilliseconds > 0) await pause(sri.delayInMilliseconds)
    const isPlayed = await playTrouble(trouble, request, response)
    if (isPlayed) {
      sri.calls.push({ call, accessKey: '', xml: null, trouble, at: new Date() })
      return
    }
    // The library hands its operation the request: what it plays goes with it.
    request.headers['x-trouble'] = trouble ?? ''
    for (const listener of served) listener.call(server, request, response)
  })
}

type Headers = IncomingMessage['headers']
const troubleIn = (headers: Headers): Trouble | null => (headers['x-trouble'] as Trouble) || null

const receptionOf = (sri: SimulatedSri) => ({
  RecepcionComprobantesOffline: {
    RecepcionComprobantesOfflinePort: {
      validarComprobante: ({ xml: base64 }: { xml: string }, _callback: unknown, _headers: unknown, request: IncomingMessage) => {
        const xml = Buffer.from(base64, 'base64').toString()
        const trouble = troubleIn(request.headers)
        const document = read(xml)
        const accessKey = 'code' in document ? '' : document.accessKey
        sri.calls.push({ call: 'send', accessKey, xml, trouble, at: new Date() })
        const refused = 'code' in document ? document : refusedAtReception(sri, document, xml, trouble)
        if (!refused && !('code' in document) && trouble !== 'lost') keep(sri, document, xml)
        if (trouble === 'resetAfter') request.socket.destroy()
        return { RespuestaRecepcionComprobante: receptionAnswer(refused, accessKey) }
      },
    },
  },
})

const CODE_OF_TROUBLE: Partial<Record<Trouble, number>> = {
  code35: 35,
  code43: 43,
  code45: 45,
  code50: 50,
  code65: 65,
  code70: 70,
}

function refusedAtReception(sri: SimulatedSri, document: Read, xml: string, trouble: Trouble | null): Judgement | null {
  const onCommand = trouble === null ? undefined : CODE_OF_TROUBLE[trouble]
  // The SRI has what it says that it has.
  if (onCommand === 70 || onCommand === 43) keep(sri, document, xml)
  if (onCommand) return { code: onCommand, more: 'on command' }
  const before = sri.kept.get(document.accessKey)
  // One that was not authorised is sent again once it was corrected.
  if (before && !before.refused) return { code: 43, more: document.accessKey }
  const sequential = document.number.slice(-9)
  const isUsed = [...sri.kept.values()].some(
    (other) => other.number === document.number && other.accessKey !== document.accessKey,
  )
  if (isUsed || sri.usedElsewhere.has(sequential)) return { code: 45, more: document.number }
  const days = (Date.now() - Date.parse(`${document.issuedOn}T05:00:00Z`)) / 86_400_000
  return days < 0 || days > OLDEST_IN_DAYS ? { code: 65, more: document.issuedOn } : null
}

function keep(sri: SimulatedSri, document: Read, xml: string): void {
  if (sri.kept.get(document.accessKey)?.refused === null) return
  const refused = judge(xml, document.root)
  sri.kept.set(document.accessKey, { ...document, xml, refused, inProcessFor: sri.inProcessFor })
}

const messageOf = ({ code, more }: Judgement, tipo = 'ERROR') => ({
  mensaje: [{ identificador: String(code), mensaje: `MENSAJE ${code}`, informacionAdicional: more, tipo }],
})

const receptionAnswer = (refused: Judgement | null, claveAcceso: string) =>
  refused
    ? { estado: 'DEVUELTA', comprobantes: { comprobante: [{ claveAcceso: claveAcceso || 'N/A', mensajes: messageOf(refused) }] } }
    : { estado: 'RECIBIDA', comprobantes: {} }

const authorisationOf = (sri: SimulatedSri) => ({
  AutorizacionComprobantesOffline: {
    AutorizacionComprobantesOfflinePort: {
      autorizacionComprobante: (
        { claveAccesoComprobante: key }: { claveAccesoComprobante: string },
        _callback: unknown,
        _headers: unknown,
        request: IncomingMessage,
      ) => {
        const trouble = troubleIn(request.headers)
        sri.calls.push({ call: 'ask', accessKey: key, xml: null, trouble, at: new Date() })
        const answered = answersOf(sri, key, trouble)
        if (trouble === 'resetAfter') request.socket.destroy()
        const claveAccesoConsultada = trouble === 'otherKey' ? key.replace(/^../, '99') : key
        const autorizaciones = answered.length > 0 ? { autorizacion: answered } : {}
        return {
          RespuestaAutorizacionComprobante: {
            claveAccesoConsultada,
            numeroComprobantes: String(answered.length),
            autorizaciones,
          },
        }
      },
    },
  },
})

function answersOf(sri: SimulatedSri, key: string, trouble: Trouble | null): object[] {
  const document = sri.kept.get(key)
  if (!document || trouble === 'unknown') return []
  const ambiente = document.environment === '1' ? 'PRUEBAS' : 'PRODUCCIÓN'
  const fechaAutorizacion = new Date().toISOString()
  if (document.inProcessFor > 0 || trouble === 'inProcess') {
    document.inProcessFor -= 1
    return [{ estado: 'EN PROCESO', fechaAutorizacion, ambiente, mensajes: {} }]
  }
  if (document.refused || trouble === 'code39') {
    const mensajes = messageOf(document.refused ?? { code: 39, more: 'on command' })
    document.refused ??= { code: 39, more: 'on command' }
    return [{ estado: 'NO AUTORIZADO', fechaAutorizacion, ambiente, comprobante: document.xml, mensajes }]
  }
  const mensajes = document.environment === '1' ? messageOf({ code: 60, more: '' }, 'ADVERTENCIA') : {}
  const one = { estado: 'AUTORIZADO', numeroAutorizacion: key, fechaAutorizacion, ambiente, comprobante: document.xml, mensajes }
  return trouble === 'twice' ? [one, one] : [one]
}
