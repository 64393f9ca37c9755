import type { ComponentType, ReactNode, Ref } from 'react'
import { Controller, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import type { ContractForm } from './use-contract-form.ts'

/** What the form gives its field. */
type Held<Value> = { value: Value; onChange: (value: never) => void; error?: ReactNode; ref?: Ref<never> }
type ByForm = 'value' | 'onChange' | 'onBlur' | 'ref'

type Props<Given extends FieldValues, Parsed, Name extends FieldPath<Given>, Own> = {
  as: ComponentType<Own & Held<FieldPathValue<Given, Name>>>
  form: Pick<ContractForm<Given, Parsed>, 'control' | 'errorOf'>
  name: Name
} & Omit<Own, ByForm | 'as' | 'form' | 'name'>

/** A field of a form that keeps another value than its text: money, a weight, a day. What is wrong with it stands under it. */
export function Field<Given extends FieldValues, Parsed, const Name extends FieldPath<Given>, Own>({
  as: Of,
  form: { control, errorOf },
  name,
  ...own
}: Props<Given, Parsed, Name, Own>) {
  return (
    <Controller control={control} name={name} render={({ field }) => <Of error={errorOf(name)} {...(own as Own)} {...field} />} />
  )
}
