import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Chip } from '../../ui/show/chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './invoicing.module.css'

type Props = Pick<FiscalRegistration, 'iva'> & { children: ReactNode }

/** How IVA treats each line is a parameter; here is whether a person said so, who, and when; until then what confirms it. */
export function IvaCard({ iva: { isConfirmed, confirmedAt, confirmedBy }, children }: Props) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('fiscal.iva.title')}</h2>
        {isConfirmed ? (
          <Chip tone="green">{t('fiscal.iva.confirmed')}</Chip>
        ) : (
          <Chip tone="red">{t('fiscal.iva.unconfirmed')}</Chip>
        )}
      </div>
      {isConfirmed && confirmedAt ? (
        <p className={styles.quiet}>{t('fiscal.iva.by', { name: confirmedBy, when: format.instant(confirmedAt) })}</p>
      ) : (
        children
      )}
      <div className={styles.buttons}>
        <Button component={Link} to={ADMINISTRATOR_PATHS.parameters} variant="default">
          {t('fiscal.iva.look')}
        </Button>
      </div>
    </section>
  )
}
