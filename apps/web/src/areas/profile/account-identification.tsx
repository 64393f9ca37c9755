import type { profile } from '@app/contract/session.contract'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useMe } from '../../session/use-session.ts'
import { IdentificationField } from '../../ui/form/identification-field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'

type Props = { form: ContractForm<z.input<typeof profile>, z.output<typeof profile>>; isLocked: boolean }

/** Locked after the first order, or the yearly quota could be evaded (domain, section 4). */
export function AccountIdentification({ form, isLocked }: Props) {
  const { t } = useTranslation('profile')
  const { identityStatus } = useMe()
  const standing = identityStatus === 'declared' ? undefined : t(`account.identity.${identityStatus}`)
  const { control, watch, setValue, errorOf } = form
  return (
    <Controller
      control={control}
      name="identification"
      render={({ field }) => (
        <IdentificationField
          type={watch('identificationType')}
          number={field.value}
          onTypeChange={(type) => setValue('identificationType', type, { shouldValidate: form.formState.isSubmitted })}
          onNumberChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          disabled={isLocked}
          description={
            [isLocked ? t('account.identificationLocked') : undefined, standing].filter(Boolean).join(' ') || undefined
          }
          error={errorOf('identification')}
        />
      )}
    />
  )
}
