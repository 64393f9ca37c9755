import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './company-form.module.css'
import type { CompanyContractForm } from './company-form.tsx'

/** As many as the contract takes. */
const MOST_ACCOUNTS = 10
const EMPTY = { bank: '', kind: '', number: '', holder: '' }
const FIELDS = ['bank', 'kind', 'number', 'holder'] as const

/** The accounts that clients transfer to, in the order in which they are shown. */
export function BankAccountFields({ form: { control, register, errorOf } }: { form: CompanyContractForm }) {
  const { t } = useTranslation('parameters')
  const { fields, append, remove } = useFieldArray({ control, name: 'bankAccounts', keyName: 'key' })
  return (
    <>
      {fields.length === 0 ? <p className={styles.quiet}>{t('company.noAccounts')}</p> : null}
      {fields.map(({ key }, index) => (
        <fieldset key={key} className={styles.account}>
          <legend>{t('company.account', { position: index + 1 })}</legend>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={styles.remove}
            aria-label={t('company.removeAccount', { position: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
          {FIELDS.map((name) => (
            <TextInput
              key={name}
              label={t(`company.accountFields.${name}`)}
              required
              {...register(`bankAccounts.${index}.${name}`)}
              error={errorOf(`bankAccounts.${index}.${name}`)}
            />
          ))}
        </fieldset>
      ))}
      {fields.length < MOST_ACCOUNTS ? (
        <Button variant="default" className={styles.add} leftSection={<IconPlus aria-hidden />} onClick={() => append(EMPTY)}>
          {t('company.addAccount')}
        </Button>
      ) : null}
    </>
  )
}
