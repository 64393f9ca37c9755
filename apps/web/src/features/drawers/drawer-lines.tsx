import type { DrawerLine } from '@app/contract/drawers/drawers.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './drawers.module.css'
import { useUndoDrawerMovement } from './drawers.queries.ts'

/** What went in and out, the newest first. */
export function DrawerLines({ lines }: { lines: readonly DrawerLine[] }) {
  const { t } = useTranslation('accounts')
  if (lines.length === 0) return <p className={styles.quiet}>{t('drawers.noLines')}</p>
  return (
    <ul className={styles.lines} aria-label={t('drawers.lines')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: DrawerLine }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const undoing = useUndoDrawerMovement()
  const { kind, amountInCents, at, actor, payment, refund, account, reference, reason, isUndone, undoesId } = line
  const of = payment ?? refund
  const said = [of?.client.name, payment?.bills.join(', '), of?.code, account?.name, reference, reason].filter(Boolean)
  const by = [format.instant(at), actor?.name, isUndone || undoesId ? t('drawers.isUndone') : ''].filter(Boolean)
  return (
    <li data-undone={isUndone || undoesId !== null}>
      <div>
        <strong>{t(`drawers.kinds.${kind}`)}</strong>
        {said.length > 0 ? <p>{said.join(' · ')}</p> : null}
        <small className={styles.quiet}>{by.join(' · ')}</small>
      </div>
      <Money cents={amountInCents} />
      {line.allowedActions.includes('undoDrawerMovement') ? (
        <Button variant="subtle" size="compact-sm" loading={undoing.isPending} onClick={() => undoing.mutate(line.id)}>
          {t('drawers.undo')}
        </Button>
      ) : null}
    </li>
  )
}
