import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { QueueEntry } from '../../scan-queue/queue-machine.ts'
import { LabelButton } from '../label-button.tsx'
import styles from './last-receipt.module.css'
import type { Place } from './scan-outcome.ts'
import { ScanSignal } from './scan-signal.tsx'

/** What just happened, until the next scan; before the first one, how to begin. */
export function LastReceipt({ entry, place }: { entry: QueueEntry | null; place: Place }) {
  const { t } = useTranslation(['warehouse', 'orders'])
  const format = useFormat()
  if (!entry) return <EmptyState icon={IconBarcode} title={t('ready')} sentence={t(`readyHelp.${place}`)} />
  const { label, result } = entry
  const weight = format.weight(label.weightInGrams ?? 0)
  if (!result)
    return (
      <ScanSignal
        kind="saved"
        title={t('saved', { code: label.code ?? label.number, weight })}
        sentence={[label.clientName, t('savedHelp')].filter(Boolean).join(' · ')}
      />
    )
  const { kind, code, id, note } = result
  const reasons = result.reasons.map((missing) => t(`missing.${missing}`)).join(' · ')
  const isIncomplete = kind === 'incomplete'
  return (
    <ScanSignal
      kind={kind}
      title={t(`did.${kind}`, { code, weight })}
      sentence={isIncomplete ? [reasons, note].filter(Boolean).join('. ') : (label.clientName ?? '')}
    >
      {kind === 'arrived' ? null : (
        <span className={styles.signalAct}>
          <LabelButton orderId={id} code={code} label={t('label.print')} variant="default" />
        </span>
      )}
    </ScanSignal>
  )
}
