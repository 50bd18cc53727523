export declare const french: import("@pepite/kernel").Words<import("./world.ts").Table, import("./world.ts").Hand>;
