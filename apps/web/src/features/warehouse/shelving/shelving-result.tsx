import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { SeveralPackages } from '../scan/several-packages.tsx'
import { Understood } from '../scan/understood.tsx'
import type { Shelved } from './shelving.queries.ts'
import type { Said, Shelving } from './use-shelving.ts'

/** What the scan was, in one band: a shelf, a package that lies there now, or why not. */
export function ShelvingResult({ shelving: { state, clear } }: { shelving: Shelving }) {
  const { t } = useTranslation('warehouse')
  if (state.step === 'failed')
    return (
      <ScanSignal kind="failed" title={t('shelving.failed')} sentence={<Refusal error={state.error} />}>
        <Understood onPress={clear} />
      </ScanSignal>
    )
  if (state.step === 'said') return <SaidOf outcome={state.outcome} scanned={state.scanned} onUnderstood={clear} />
  if (state.step === 'placed')
    return (
      <ScanSignal
        kind="done"
        title={t('shelving.did', { code: state.order.code, shelf: state.code })}
        sentence={factsOf(state.order)}
      />
    )
  return <EmptyState icon={IconStack2} title={t('ready')} sentence={t('shelving.readyHelp')} />
}

type Props = { outcome: Said; scanned: string; onUnderstood: () => void }

function SaidOf({ outcome, scanned, onUnderstood }: Props) {
  const { t } = useTranslation('warehouse')
  if (outcome.kind === 'shelf')
    return <ScanSignal kind="asked" title={t('shelving.here', { shelf: outcome.shelf.code })} sentence={t('shelving.hereHelp')} />
  if (outcome.kind === 'retired')
    return (
      <ScanSignal
        kind="wrongPlace"
        title={t('shelving.retired', { shelf: outcome.shelf.code })}
        sentence={t('shelving.retiredHelp')}
      >
        <Understood onPress={onUnderstood} />
      </ScanSignal>
    )
  if (outcome.kind === 'notInThisWarehouse')
    return (
      <ScanSignal
        kind="wrongPlace"
        title={t('shelving.elsewhere', { code: outcome.order.code })}
        sentence={t('shelving.elsewhereHelp')}
      >
        <Understood onPress={onUnderstood} />
      </ScanSignal>
    )
  if (outcome.kind === 'alreadyThere' || outcome.kind === 'toShelve')
    return (
      <ScanSignal
        kind="duplicate"
        title={t('shelving.already', { code: outcome.order.code, shelf: outcome.order.location?.code })}
        sentence={factsOf(outcome.order)}
      />
    )
  if (outcome.kind === 'severalInside') return <SeveralPackages codes={outcome.codes} />
  if (outcome.kind === 'noShelf')
    return <ScanSignal kind="refused" title={t('shelving.noShelf')} sentence={t('shelving.noShelfHelp', { scanned })} />
  return <ScanSignal kind="unknown" title={t('shelving.unknown')} sentence={t('shelving.unknownHelp', { scanned })} />
}

const factsOf = ({ client, description }: Shelved): string => [client?.name, description].filter(Boolean).join(' · ')
