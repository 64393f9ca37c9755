// What the administrators read of the certificate that signs documents of the SRI, and of the mode.
import type { GuardedAct } from '../../outbox/guarded-act-payload.ts'

const ACTS = ['certificateKept', 'certificateRemoved', 'certificateEnds', 'fiscalModeChanged'] as const satisfies GuardedAct[]
type Act = (typeof ACTS)[number]
export const isFiscal = (act: GuardedAct): act is Act => (ACTS as readonly GuardedAct[]).includes(act)

type Words = {
  titles: Record<Act, string>
  sentences: Record<Act, (person: string, detail: string) => string>
  modes: Record<string, string>
  /** What to do once the certificate ends: no person did it. */
  renew: string
}

export const OF_FISCAL: Record<'es' | 'en', Words> = {
  es: {
    titles: {
      certificateKept: 'otra firma electrónica',
      certificateRemoved: 'firma electrónica retirada',
      certificateEnds: 'la firma electrónica vence pronto',
      fiscalModeChanged: 'otro modo de facturación electrónica',
    },
    sentences: {
      certificateKept: (_person, detail) => `Las facturas se firman desde ahora con la firma electrónica de ${detail}.`,
      certificateRemoved: (_person, detail) =>
        `Se retiró la firma electrónica de ${detail}. Los comprobantes esperan hasta que se suba otra.`,
      certificateEnds: (_person, detail) => `La firma electrónica vale hasta el ${detail}.`,
      fiscalModeChanged: (_person, detail) => `La facturación electrónica está ahora ${detail}.`,
    },
    modes: { off: 'apagada', test: 'en pruebas', production: 'en producción' },
    renew:
      'Renuévala en tu entidad de certificación y súbela en Parámetros. Cuando vence, los comprobantes esperan sin número; los pagos y las entregas siguen.',
  },
  en: {
    titles: {
      certificateKept: 'another signing certificate',
      certificateRemoved: 'signing certificate removed',
      certificateEnds: 'the signing certificate ends soon',
      fiscalModeChanged: 'another mode of electronic invoicing',
    },
    sentences: {
      certificateKept: (_person, detail) => `Invoices are signed with the certificate of ${detail} from now on.`,
      certificateRemoved: (_person, detail) =>
        `The signing certificate of ${detail} was removed. Documents wait until another is uploaded.`,
      certificateEnds: (_person, detail) => `The signing certificate is valid until ${detail}.`,
      fiscalModeChanged: (_person, detail) => `Electronic invoicing is now ${detail}.`,
    },
    modes: { off: 'off', test: 'in test', production: 'in production' },
    renew:
      'Renew it at your certification entity and upload it under Parameters. Once it has ended documents wait without a number; payments and deliveries go on.',
  },
}
