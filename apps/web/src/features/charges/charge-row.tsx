import type { Charge } from '@app/contract/charges.contract'
import { ActionIcon } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Money } from '../../ui/show/money.tsx'
import styles from './charges.module.css'

type Props = {
  charge: Charge
  onEdit: () => void
  onRemove: () => void
  /** Why it could not be removed. */
  failure: Error | null
}

export function ChargeRow({ charge: { name, description, amountInCents, treatment }, onEdit, onRemove, failure }: Props) {
  const { t } = useTranslation(['parameters', 'common'])
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {description ? <p className={styles.quiet}>{description}</p> : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            <Refusal error={failure} />
          </p>
        ) : null}
      </div>
      <div className={styles.amount}>
        <Money cents={amountInCents} />
        <span className={styles.quiet}>{t(`common:treatmentMarks.${treatment}`)}</span>
      </div>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('charges.edit', { name })} onClick={onEdit}>
        <IconPencil aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('charges.remove', { name })} onClick={onRemove}>
        <IconTrash aria-hidden />
      </ActionIcon>
    </li>
  )
}
