import type { Manifest } from '@app/contract/manifests.contract'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import styles from './manifest-status.module.css'

type Props = { manifest: Pick<Manifest, 'status' | 'notArrivedCount'> }

/** Its status, and how many of its packages never arrived. */
export function ManifestStatus({ manifest: { status, notArrivedCount } }: Props) {
  const { t } = useTranslation('ends')
  return (
    <span className={styles.status}>
      <StatusChip status={status} />
      {notArrivedCount > 0 ? <span className={styles.missing}>{t('notArrived', { count: notArrivedCount })}</span> : null}
    </span>
  )
}
