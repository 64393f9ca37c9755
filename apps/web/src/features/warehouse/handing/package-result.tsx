import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { Understood } from '../scan/understood.tsx'
import type { Handing } from './use-handing.ts'

/** What the scan was: on the counter, or why it stays in the house. */
export function PackageResult({ handing: { outcome, clear, areAllThere } }: { handing: Handing }) {
  const { t } = useTranslation('warehouse')
  if (outcome.step === 'ready') return null
  if (outcome.step === 'failed')
    return (
      <ScanSignal kind="failed" title={t('lookUpFailed')} sentence={<Refusal error={outcome.error} />}>
        <Understood onPress={clear} />
      </ScanSignal>
    )
  const { said } = outcome
  switch (said.kind) {
    case 'taken':
      return <ScanSignal kind="done" title={t('handing.taken', said)} sentence={areAllThere ? t('handing.allThere') : null} />
    case 'again':
      return <ScanSignal kind="duplicate" title={t('handing.again', said)} />
    case 'unknown':
      return <ScanSignal kind="unknown" title={t('handing.unknown')} sentence={t('handing.unknownHelp')} />
    default:
      return (
        <ScanSignal kind="wrongPlace" title={t(`handing.${said.kind}`, said)} sentence={t('handing.stays')}>
          <Understood onPress={clear} />
        </ScanSignal>
      )
  }
}
