import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Choice, Conflict } from '../../api/edits.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { useFormat } from '../show/use-format.ts'
import styles from './conflict-dialog.module.css'
import { ConflictTable } from './conflict-table.tsx'
import { CopyMine } from './copy-mine.tsx'
import { useEditedRecord } from './edited-record.queries.ts'
import { differencesOf, touched } from './record-differences.ts'
import { isStillAllowed } from './still-allowed.ts'

type Props = { conflict: Conflict; onChoose: (choice: Choice) => void }

/** Who changed it meanwhile, when, and what: the person goes on from there, saves over it, or keeps on typing. */
export function ConflictDialog({ conflict, onChoose }: Props) {
  const { t } = useTranslation('editing')
  const format = useFormat()
  const { kind, id, call, before, mine, changedBy, changedAt } = conflict
  const current = useEditedRecord(kind, id)
  const now = current.data ?? null
  const differences = differencesOf(before, now, touched(mine, before))
  // Nothing would be written over: a price that is accepted is only named.
  const isAct =
    mine.action === 'accept' ||
    Object.keys(mine).every((name) => name === 'orderId' || name === 'action' || (before !== null && !(name in before)))
  const who = changedBy ?? t('somebody')
  const isOver = !isStillAllowed(kind, call, now)
  return (
    <Dialog
      opened
      onClose={() => onChoose({ choose: 'stay' })}
      title={t('title', { what: t(`kinds.${kind}`) })}
      centered
      size={560}
    >
      <div className={styles.body}>
        <p>{changedAt ? t('whoAndWhen', { who, when: format.instant(changedAt) }) : t('who', { who })}</p>
        {current.isPending ? <PageLoading /> : null}
        {differences.length > 0 ? <ConflictTable differences={differences} isAct={isAct} /> : null}
        <p className={styles.quiet}>{t(isOver ? 'isOver' : isAct ? 'nothingDone' : 'nothingLost')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="subtle" onClick={() => onChoose({ choose: 'stay' })}>
          {isAct ? t('ui.cancel') : t('stay')}
        </Button>
        {isOver ? (
          <CopyMine mine={touched(mine, before)} />
        ) : (
          // Whether it can be saved over is known once it is read.
          <Button variant="default" disabled={current.isPending} onClick={() => onChoose({ choose: 'mine', record: now })}>
            {isAct ? t('goOn') : t('saveMine')}
          </Button>
        )}
        <Button onClick={() => onChoose({ choose: 'theirs', record: now })} data-autofocus>
          {isAct ? t('seeNow') : t('loadTheirs')}
        </Button>
      </div>
    </Dialog>
  )
}
