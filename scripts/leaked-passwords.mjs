// node scripts/leaked-passwords.mjs LIST: makes the filter of published passwords anew, from a JSON array or a text with one a line.
// Ours is of the 49,233 in @zxcvbn-ts/language-common 4.1.3 (MIT), counted from what Mark Burnett gave to the public domain in 2015.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LENGTHS } from '../contract/src/limits.ts'
import { isCommonPassword, plainPassword } from '../server/src/modules/accounts/auth/passwords/common-passwords.policy.ts'
import { makeFilter } from '../server/src/modules/accounts/auth/passwords/leaked-passwords.ts'
import { ROOT } from './project.mjs'

const text = readFileSync(process.argv[2], 'utf8')
const words = text.startsWith('[') ? JSON.parse(text) : text.split('\n')
const plain = new Set(words.map(plainPassword).filter((word) => [...word].length >= LENGTHS.password_min))
// What our own rules refuse needs no place in it.
const kept = [...plain].filter((word) => !isCommonPassword(word))
writeFileSync(join(ROOT, 'server/src/modules/accounts/auth/passwords/leaked-passwords.txt'), `${makeFilter(kept)}\n`)
console.log(`${words.length} words, ${plain.size} long enough, ${kept.length} kept`)
