import { AccountForm } from './account-form.tsx'
import { MyDataSection } from './my-data-section.tsx'

export function AccountSection() {
  return (
    <>
      <AccountForm />
      <MyDataSection />
    </>
  )
}
