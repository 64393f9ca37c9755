import type { Bill } from '@app/contract/bills.contract'
import { Button, Modal, TextInput } from '@mantine/core'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorSentence } from '../../api/error-sentence.ts'
import { useDeliver } from './bill-actions.queries.ts'
import styles from './sales-invoices.module.css'

type Props = { bill: Bill | null; onClose: () => void; onDone: () => void }

/** Hands a bill's packages over: the number is read from the document of whoever stands there, so it is not shown here. */
export function DeliverDialog({ bill, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const [identification, setIdentification] = useState('')
  const [isMissing, setMissing] = useState(false)
  const delivering = useDeliver()
  const name = bill?.pickup.name ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = identification.trim()
    setMissing(typed === '')
    if (!bill || typed === '') return
    delivering.mutate({ orderIds: bill.orders.map(({ id }) => id), identification: typed }, { onSuccess: onDone })
  }
  return (
    <Modal
      opened={bill !== null}
      onClose={onClose}
      title={t('bills.deliverTitle', { code: bill?.code ?? '' })}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <div>
          <p className={styles.quiet}>{t('bills.whoPicksUp')}</p>
          <p className={styles.pickup}>{name}</p>
          {bill && bill.client.name !== name ? (
            <p className={styles.quiet}>{t('bills.orTheClient', { name: bill.client.name })}</p>
          ) : null}
        </div>
        <ul className={styles.summary}>
          {bill?.orders.map(({ id, code, description }) => (
            <li key={id}>
              <span>
                <strong>{code}</strong> {description}
              </span>
            </li>
          ))}
        </ul>
        <TextInput
          data-autofocus
          size="lg"
          label={t('bills.identification')}
          description={t('bills.identificationHelp')}
          autoComplete="off"
          maxLength={20}
          value={identification}
          onChange={({ currentTarget }) => setIdentification(currentTarget.value)}
          error={isMissing ? t('fields.required') : delivering.error ? refusalOf(delivering.error) : undefined}
        />
        <div className={styles.buttons}>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" size="lg" leftSection={<IconUserCheck aria-hidden />} loading={delivering.isPending}>
            {t('bills.handOver', { count: bill?.orders.length ?? 0 })}
          </Button>
        </div>
      </form>
    </Modal>
  )

  function refusalOf(error: unknown): string {
    const isWrongPerson = error instanceof ApiError && error.code === 'incorrectIdentification'
    return isWrongPerson ? t('bills.wrongIdentification', { name }) : errorSentence(t, error)
  }
}
