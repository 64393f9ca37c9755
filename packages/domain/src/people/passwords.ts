/** Length and a list of common passwords decide strength; which characters it is made of does not. */
export const MIN_PASSWORD_LENGTH = 10
