import type { Company, companyData } from '@app/contract/company.contract'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form.ts'
import { showSuccess } from '../../ui/say/toast.ts'
import { WaitingBankAccounts } from '../approvals/waiting-approvals.tsx'
import { BankAccountFields } from './bank-account-fields.tsx'
import { useUpdateCompany } from './company.queries.ts'
import styles from './company-form.module.css'
import { CounterFields } from './counter-fields.tsx'
import { WarehouseAddressFields } from './warehouse-address-fields.tsx'

export type CompanyContractForm = ContractForm<z.input<typeof companyData>, z.output<typeof companyData>>

/** All of it at once: bills and addresses say so from then on, documents made before keep what they said. */
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation('parameters')
  const { version } = company
  const data = dataOf(company)
  const update = useUpdateCompany()
  const form = useContractForm(async () => (await import('./company.schemas.ts')).companyData, {
    defaultValues: data,
    draft: 'company',
    record: { ...data, id: 'company', version },
  })
  const { register, errorOf, reset } = form
  const submit = form.handleSubmit((body) =>
    update.mutateAsync(body).then((answer) => {
      const isWaiting = 'approval' in answer
      reset(isWaiting ? data : dataOf(answer))
      form.forgetDraft()
      showSuccess(isWaiting ? t('company.waits', { code: answer.approval.code }) : t('company.saved'))
    }, form.refuse),
  )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DraftNote form={form} />
      <section className={styles.card}>
        <h2>{t('company.names')}</h2>
        <TextInput
          label={t('company.tradeName')}
          description={t('company.tradeNameHelp')}
          required
          {...register('tradeName')}
          error={errorOf('tradeName')}
        />
        <div className={styles.halves}>
          <TextInput label={t('company.legalName')} required {...register('legalName')} error={errorOf('legalName')} />
          <TextInput label="RUC" required inputMode="numeric" {...register('ruc')} error={errorOf('ruc')} />
        </div>
      </section>
      {(['miamiAddress', 'quitoAddress'] as const).map((place) => (
        <section key={place} className={styles.card}>
          <h2>{t(`company.${place}`)}</h2>
          <p className={styles.quiet}>{t(`company.${place}Help`)}</p>
          <WarehouseAddressFields form={form} place={place} />
        </section>
      ))}
      <section className={styles.card}>
        <h2>{t('company.counter')}</h2>
        <p className={styles.quiet}>{t('company.counterHelp')}</p>
        <CounterFields form={form} />
      </section>
      <section className={styles.card}>
        <h2>{t('company.bankAccounts')}</h2>
        <p className={styles.quiet}>{t('company.bankAccountsHelp')}</p>
        <WaitingBankAccounts />
        <BankAccountFields form={form} />
      </section>
      <div className={styles.buttons}>
        <Button type="submit" loading={update.isPending}>
          {t('company.save')}
        </Button>
      </div>
    </form>
  )
}

const dataOf = ({ version: _version, ...data }: Company) => data
