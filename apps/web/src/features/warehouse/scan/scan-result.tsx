import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { QueueEntry } from '../../scan-queue/queue-machine.ts'
import { BundleCard } from '../bundle-card.tsx'
import { FoundPackage } from '../found-package.tsx'
import type { LookUp } from '../match/look-up.queries.ts'
import { MatchCard } from '../match/match-card.tsx'
import { UnmatchedForm } from '../match/unmatched-form.tsx'
import type { Station } from '../use-station.ts'
import { WeighCard } from '../weigh-card.tsx'
import { Awaited } from './awaited.tsx'
import { DoubtfulScan } from './doubtful-scan.tsx'
import { LastReceipt } from './last-receipt.tsx'
import type { Place } from './scan-outcome.ts'
import { ScanSignal } from './scan-signal.tsx'
import { Understood } from './understood.tsx'

type Props = { station: Station; latest: readonly QueueEntry[]; onCancel: () => void }

/** What the station shows below the scan field: unmistakable by colour, icon and words. */
export function ScanResult({ station, latest, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const { state, swallowed } = station
  const last = state.step === 'ready' ? state.last : null
  // What was kept when nobody answered may have been sent since.
  const lastNow = latest.find(({ id }) => id === last?.id) ?? last
  return (
    <>
      {swallowed > 0 ? (
        <ScanSignal key={swallowed} kind="swallowed" title={t('swallowed')} sentence={t('swallowedHelp')} />
      ) : null}
      {state.step === 'ready' ? <LastReceipt entry={lastNow} place={station.place} /> : null}
      {state.step === 'ready' ? <Awaited place={station.place} /> : null}
      {state.step === 'failed' ? (
        <ScanSignal kind="failed" title={t('lookUpFailed')} sentence={<Refusal error={state.error} />}>
          <Understood onPress={onCancel} />
        </ScanSignal>
      ) : null}
      {state.step === 'found' ? <Found found={state.found} station={station} onCancel={onCancel} /> : null}
    </>
  )
}

function Found({ found: { outcome, copyFrom }, station, onCancel }: Omit<Props, 'latest'> & { found: LookUp }) {
  const { t } = useTranslation('warehouse')
  const age = <CopyAge copyFrom={copyFrom} />
  switch (outcome.kind) {
    case 'unknown':
      return (
        <>
          <ScanSignal
            kind="unknown"
            title={t('unknown')}
            sentence={
              <>
                {t(unknownHelp(station.place), outcome)} {age}
              </>
            }
          />
          {station.place === 'MIA' ? (
            <UnmatchedForm key={outcome.tracking} tracking={outcome.tracking} station={station} onCancel={onCancel} />
          ) : null}
        </>
      )
    case 'doubtful':
      return <DoubtfulScan {...outcome} age={age} station={station} />
    case 'kept':
      return <ScanSignal kind="kept" title={t('kept')} sentence={t('keptHelp', { number: outcome.entry.label.number })} />
    case 'wrongPlace':
      return (
        <>
          <ScanSignal kind="wrongPlace" title={t('wrongPlace')} sentence={t(`wrongPlaceHelp.${station.place}`)}>
            <Understood onPress={onCancel} />
          </ScanSignal>
          <MatchCard order={outcome.order} />
        </>
      )
    case 'toArrive':
      return (
        <>
          <ScanSignal
            kind={outcome.kind}
            title={t('arrival.toArrive')}
            sentence={
              <>
                {t('arrival.toArriveHelp')} {age}
              </>
            }
          />
          <BundleCard bundle={outcome.bundle} station={station} onCancel={onCancel} />
        </>
      )
    case 'toWeigh':
    case 'weighed':
      return (
        <>
          <ScanSignal
            kind={outcome.kind}
            title={t(`weighing.${outcome.kind}`)}
            sentence={copyFrom === null ? t(`weighing.${outcome.kind}Help`) : t('weighing.needsConnection')}
          />
          {copyFrom === null ? (
            <WeighCard {...outcome} key={outcome.bundle.id} station={station} onCancel={onCancel} />
          ) : (
            <BundleCard bundle={outcome.bundle} station={station} onCancel={onCancel} />
          )}
        </>
      )
    default:
      return <FoundPackage kind={outcome.kind} order={outcome.order} age={age} station={station} onCancel={onCancel} />
  }
}

const unknownHelp = (place: Place) => (place === 'MIA' ? 'unknownHelp' : 'unknownInQuito')

/** How old the copy is that said so. */
function CopyAge({ copyFrom }: { copyFrom: string | null }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  if (copyFrom === null) return null
  return <strong>{copyFrom ? t('fromCopy', { time: format.instant(copyFrom, 'MIA') }) : t('withoutCopy')}</strong>
}
