// The SRI's two services (ficha técnica offline, section 7): sending a document, and asking what became of a key.
import { type FiscalEnvironment, secondsAhead } from '@app/domain'
import { now } from '../../../clock.ts'
import { post } from './post.ts'
import { type ReadAnswer, readAuthorisation, readReception } from './read-answer.ts'
import { questionAbout, sendingOf } from './soap-messages.ts'

/** Where the SRI is, by environment. */
const ADDRESSES: Record<FiscalEnvironment, string> = {
  test: 'https://celcer.sri.gob.ec/comprobantes-electronicos-ws/',
  production: 'https://cel.sri.gob.ec/comprobantes-electronicos-ws/',
}
const RECEPTION = 'RecepcionComprobantesOffline'
const AUTHORISATION = 'AutorizacionComprobantesOffline'

/** What is kept of an answer, as it came. */
const KEPT_CHARACTERS = 512_000

/** With the answer as it came, and how far our clock is ahead of the SRI's. */
export type SriAnswer = ReadAnswer & { content: string; clockAheadInSeconds: number }

/** Of a sending that an instance may have made before it was killed. */
export const UNCLEAR_AFTER_END: SriAnswer = { outcome: 'unclear', because: 'ended', content: '', clockAheadInSeconds: 0 }

/** @param sriUrl another address than the SRI's, for both environments */
export const sendToSri = (
  sriUrl: string | undefined,
  environment: FiscalEnvironment,
  { accessKey, signedXml }: { accessKey: string; signedXml: string },
): Promise<SriAnswer> => answered(sriUrl, environment, RECEPTION, sendingOf(signedXml), (text) => readReception(text, accessKey))

export const askSri = (sriUrl: string | undefined, environment: FiscalEnvironment, accessKey: string): Promise<SriAnswer> =>
  answered(sriUrl, environment, AUTHORISATION, questionAbout(accessKey), (text) => readAuthorisation(text, accessKey))

async function answered(
  sriUrl: string | undefined,
  environment: FiscalEnvironment,
  service: string,
  message: string,
  read: (text: string) => ReadAnswer,
): Promise<SriAnswer> {
  const address = new URL(service, sriUrl ? `${sriUrl.replace(/\/+$/, '')}/` : ADDRESSES[environment])
  const posted = await post(address, message)
  if (!posted.isAnswer) return { outcome: 'unclear', because: posted.because, content: posted.content, clockAheadInSeconds: 0 }
  const clockAheadInSeconds = secondsAhead(now(), posted.date)
  return { ...read(posted.content), content: posted.content.slice(0, KEPT_CHARACTERS), clockAheadInSeconds }
}
