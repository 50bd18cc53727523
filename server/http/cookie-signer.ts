import { type Signer, signerFactory, type UnsignResult } from '@fastify/cookie';

/** Signs cookies with keys that may change while the server is up: the first signs, all count. */
export class CookieSigner {
  #signer: Pick<Signer, 'sign' | 'unsign'>;

  constructor(keys: readonly string[]) {
    this.#signer = signerFactory([...keys]);
  }

  change(keys: readonly string[]): void {
    this.#signer = signerFactory([...keys]);
  }

  sign(value: string): string {
    return this.#signer.sign(value);
  }

  unsign(value: string): UnsignResult {
    return this.#signer.unsign(value);
  }
}
